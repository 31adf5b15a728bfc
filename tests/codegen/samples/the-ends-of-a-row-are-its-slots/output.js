function rowEnd_0(zone$0S,zone$0){
  return zone$0S[zone$0+zone$0S[zone$0]];
}

function define_0(S,you$0,hue$1){
  return S[15+hue$1*6]===0?0:rowEnd_0(S,15+hue$1*6);
}

function rowSort_1(zone$0S,zone$0){
  let i$1=2;
  const iEnd$2=zone$0S[zone$0]+1|0;
  for(;i$1<iEnd$2;i$1++){
    const element$3=zone$0S[zone$0+i$1];
    let j$4=i$1;
    for(;!(j$4<=1||zone$0S[zone$0+j$4-1]<=element$3);j$4=j$4-1|0)zone$0S[zone$0+j$4]=zone$0S[zone$0+j$4-1];
    zone$0S[zone$0+j$4]=element$3;
  }
}

function rowLast_2(zone$0S,zone$0){
  const length$1=zone$0S[zone$0];
  const last$2=zone$0S[zone$0+length$1];
  zone$0S[zone$0+length$1]=0;
  zone$0S[zone$0]=length$1-1;
  return last$2;
}

function countsAdd_3(zone$0S,zone$0,kind$1,count$2){
  zone$0S[zone$0]+=count$2;
  zone$0S[zone$0+kind$1+1]+=count$2;
}

function checkRange_4(value$0,at$1){
  if(!(value$0>=1&&value$0<=6))fail("out-of-range",at$1);
  return value$0;
}

function rowAdd_5(zone$0S,zone$0,limit$1,element$2,at$3){
  const length$4=zone$0S[zone$0];
  if(length$4>=limit$1)fail("full",at$3);
  zone$0S[zone$0+length$4+1]=element$2;
  zone$0S[zone$0]=length$4+1;
}

function to_0(S,you$0,hue$1){
  rowSort_1(S,15+hue$1*6);
  if(S[15+hue$1*6]>=S[2]+1)S[13+hue$1]=S[16+hue$1*6];
  if(S[15+hue$1*6]>0){
    const last$2=rowLast_2(S,15+hue$1*6);
    countsAdd_3(S,27,last$2-1|0,1);
  }
  const what$3=checkRange_4(S[34+you$0*2],4);
  rowAdd_5(S,15,S[2]+1,what$3,5);
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
