const Kfrom_0=Int32Array.of(0,2,5,7,10,14,17,20,24,27,29,32,34,37,41,44,46,49,51);

const Kpick_1=Int32Array.of(1,3,0,2,4,1,5,0,4,6,1,3,5,7,2,4,8,0,3,7,1,4,6,8,2,5,7,1,3,0,2,4,1,5,0,4,6,1,3,5,7,2,4,8,3,7,4,6,8,5,7);

const Kcolumn_2=Int32Array.of(0,0,0,0,0,0,0,1,0,0,1,0,0,0,1,0,0,1,1,0,1,1,0,0,1,1,0,0,0,0,0,0,0,0,1,0,0,1,0,0,0,1,0,0,1,0,1,0,0,1,0);

const Kcolumn_3=Int32Array.of(1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,1,1,0,1,1,1,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1);

const Knear_4=[0,2,5,7,10,14,17,19,22,24];

const Knear_5=Int32Array.of(1,3,0,2,4,1,5,0,4,6,1,3,5,7,2,4,8,3,7,4,6,8,5,7);

const Krays_7=Int32Array.of(0,0,0,2,4,6,6,6,6,6,6,7,8,10,11,12,12,12,12,12,12,14,16,18,18,19,20,22,23,24,24,24,24,25,26,27,28,29,30,31,32,33,33,33,33,34,35,37,38,40,42,44,44,44,44,44,44,46,47,48,48,48,48,49,50,52,52,52,52,52,52,54,56);

const Kray_8=Int32Array.of(1,2,4,8,3,6,2,5,4,7,3,0,5,8,4,6,1,0,0,1,4,5,7,6,1,2,5,8,7,6,3,0,2,8,7,4,3,1,3,0,4,2,7,8,4,1,5,8,6,3,5,2,7,6,4,0);

const Kway_6=rayDirections(Krays_7,Kray_8,8);

function list_0(S,y$0,n$1){
  const Kfrom_0_=Kfrom_0,Kpick_1_=Kpick_1,Kcolumn_2_=Kcolumn_2,Kcolumn_3_=Kcolumn_3,O_=O;
  const r$2=S[21+y$0];
  const s$3=y$0+1;
  let m$4=511&r$2;
  for(;m$4!==0;m$4&=m$4-1){
    const x$5=31-Math.clz32(m$4&-m$4);
    const r$6=y$0*9+x$5|0;
    let k$7=Kfrom_0_[r$6];
    const k$8=Kfrom_0_[1+r$6];
    for(;k$7<k$8;k$7++){
      const g$9=Kpick_1_[k$7];
      if(S[11+g$9]===0){
        if(s$3===1&&S[11+x$5]-1===y$0?Kcolumn_2_[k$7]===1:Kcolumn_3_[k$7]===1){
          O_[n$1]=x$5*9+g$9+1;
          n$1++;
        }
      }
    }
  }
  return n$1;
}

function in0(S,y$0,s$1,w$2){
  const Knear_4_=Knear_4,Knear_5_=Knear_5;
  let k$3=Knear_4_[s$1];
  const k$4=Knear_4_[1+s$1];
  for(;k$3<k$4;k$3++){
    const x$5=Knear_5_[k$3];
    if(x$5===w$2)return true;
  }
  return false;
}

function why_0(S,y$0,s$1,g$2){
  if(!(s$1>=0&&s$1<9))return -1;
  if(!(g$2>=0&&g$2<9))return -2;
  if(S[11+s$1]-1!==y$0){
    M[0]=0;
    return 1;
  }
  if(S[11+g$2]!==0){
    M[0]=0;
    return 2;
  }
  if(!(y$0+1===1&&S[11+s$1]-1===y$0?g$2>=0&&Kway_6[(s$1*9+g$2|0)]===0:in0(S,y$0,s$1,g$2))){
    M[0]=0;
    return 3;
  }
  return 0;
}

function needs_0(S,y$0,s$1,g$2){
  W[0]=0;
  W[1]=S[11+s$1]-1===y$0?1:0;
  W[2]=1;
  W[3]=S[11+g$2]===0?1:0;
  W[4]=2;
  W[5]=(y$0+1===1&&S[11+s$1]-1===y$0?g$2>=0&&Kway_6[(s$1*9+g$2|0)]===0:in0(S,y$0,s$1,g$2))?1:0;
  return 6;
}

function do_0(S,y$0,s$1,g$2){
  if(log!==null)log.rule(y$0,0,0);
}

function settle(S){
}
