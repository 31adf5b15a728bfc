function frame_0(S,f$0){
  let s$1=S[1+f$0];
  for(;;){
    switch(s$1){
      case 0:{
        let x$2=1;
        for(;x$2<4;x$2++){
          if(x$2>S[13]){
            rowAdd_2(S,5+f$0,3,x$2,0);
          }
        }
        S[4+f$0]=0;
        s$1=1;
        continue;
      }
      case 1:{
        if(S[5+f$0]===0){
          s$1=2;
          continue;
        }
        s$1=3;
        continue;
      }
      case 2:{
        drop(S,f$0,9);
        return 0;
      }
      case 3:{
        const n$3=options_0(S,f$0);
        if(n$3>1){
          S[3]=S[3+f$0];
          S[8]=0;
          S[1+f$0]=3;
          return n$3;
        }
        S[4+f$0]=S[6+f$0];
        s$1=4;
        continue;
      }
      case 4:{
        rowRemove_3(S,5+f$0,S[4+f$0],0);
        if(log!==null)log.gain(S[3+f$0],0,S[4+f$0],1);
        S[13]+=S[4+f$0];
        s$1=1;
        continue;
      }
    }
  }
}
